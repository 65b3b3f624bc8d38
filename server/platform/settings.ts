import { resolve } from "node:path";
import * as v from "valibot";
import { settingFields, type SettingName } from "./settings-fields.ts";

type Values = v.InferOutput<typeof settingFields.schema>;

/** Everything that differs between two places where the app runs. Frozen; null means "not set". */
export type Settings = Readonly<{
  port: number;
  host: string;
  /** Null: nobody is told what the process counts. */
  metricsPort: number | null;
  /** Origin of all absolute links, without a trailing slash. */
  publicUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** Null: the app starts its own PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** So long a call waits for the database before it answers that the zone is busy. */
  databaseWithinMs: number;
  /** Where a backup is written each night, an absolute path. Null: nowhere. */
  backupDir: string | null;
  backupKeepDays: number;
  /** Null: caches and limits are kept in the memory of this process. */
  cacheUrl: string | null;
  /** Null: uploads are kept in `dataDir`. */
  s3: Readonly<{
    endpoint: string;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
    /** So long an object is waited for. */
    withinMs: number;
  }> | null;
  /** Null: the app is its own asset host. Without a slash at its end. */
  assetBaseUrl: string | null;
  masterDataPath: string;
  apiBasePath: string;
  loginPath: string;
  morHost: string | null;
  campaignHosts: readonly string[];
  preReleaseHosts: readonly string[];
  /** The shop outside, or a template of a product's place in it (contracts/shop-url.ts). */
  shopUrl: string;
  /** What shops have on their shelves (contracts/shop-stock.ts), an absolute path. Null: nobody says. */
  stockFile: string | null;
  /** The catalogue of a brand's own feed (tools/import-products), an absolute path. Null: that of the content. */
  productsDir: string | null;
  brandUrl: string;
  lipAboutUrl: string;
  ucpFormUrl: string;
  socialLoginClientId: string | null;
  /** Where weaknesses are reported: the brand's own site unless said. */
  securityContacts: readonly string[];
  /** A demonstration for everybody, of which the privacy page says that its operator is a sample. */
  allowSampleOperator: boolean;
  /** Newest first. Empty: made on the first start and kept in `dataDir`. */
  secrets: readonly string[];
  trustedProxies: readonly string[];
  limitsFactor: number;
  /** Brotli quality of the pages that are kept; the first visitor of a page gets quality 5 and does not wait. */
  pageQuality: number;
  analytics: Readonly<{ tagId: string; src: string }> | null;
  faceModelFile: string | null;
  faceFixtures: string | null;
  chromiumPath: string | null;
}>;

/** One line for each bad variable: its name, what is wrong, an example. Values are never shown. */
export class SettingsError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "SettingsError";
    this.lines = lines;
  }
}

/**
 * Reads all settings from the environment. With none set, the defaults make a working server on port 3000.
 * @throws SettingsError naming every variable that is wrong.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    settingFields.names.flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : [])),
  );
  const result = v.safeParse(settingFields.schema, given);
  const issues = new Map<SettingName, string>();
  for (const issue of result.issues ?? []) {
    const name = issue.path?.[0]?.key as SettingName;
    if (!issues.has(name)) issues.set(name, issue.message);
  }
  for (const [name, message] of findGroupIssues(given)) if (!issues.has(name)) issues.set(name, message);
  if (result.success) {
    const { LOGIN_PATH, API_BASE_PATH } = result.output;
    if (!LOGIN_PATH.startsWith(API_BASE_PATH))
      issues.set("LOGIN_PATH", `does not lie under API_BASE_PATH (${API_BASE_PATH})`);
    if (issues.size === 0) return toSettings(result.output);
  }
  throw new SettingsError(
    [...issues].map(([name, message]) => `${name} ${message}. Example: ${settingFields.example(name)}`),
  );
}

const allOrNone: readonly (readonly SettingName[])[] = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["ANALYTICS_TAG_ID", "ANALYTICS_SRC"],
];

function findGroupIssues(given: Record<string, unknown>): [SettingName, string][] {
  return allOrNone.flatMap((group) => {
    const missing = group.filter((name) => !(name in given));
    if (missing.length === group.length) return [];
    return missing.map((name): [SettingName, string] => [name, `is missing; ${group.join(", ")} belong together`]);
  });
}

function toSettings(values: Values): Settings {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ANALYTICS_TAG_ID, ANALYTICS_SRC } = values;
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT ?? null,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseWithinMs: values.DATABASE_WITHIN_MS,
    backupDir: values.BACKUP_DIR === undefined ? null : resolve(values.BACKUP_DIR),
    backupKeepDays: values.BACKUP_KEEP_DAYS,
    cacheUrl: values.CACHE_URL ?? null,
    s3:
      S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? Object.freeze({
            endpoint: S3_ENDPOINT,
            region: values.S3_REGION,
            bucket: S3_BUCKET,
            accessKeyId: S3_ACCESS_KEY_ID,
            secretAccessKey: S3_SECRET_ACCESS_KEY,
            withinMs: values.S3_WITHIN_MS,
          })
        : null,
    assetBaseUrl: values.ASSET_BASE_URL?.replace(/\/$/, "") ?? null,
    masterDataPath: values.MASTER_DATA_PATH,
    apiBasePath: values.API_BASE_PATH,
    loginPath: values.LOGIN_PATH,
    morHost: values.MOR_HOST ?? null,
    campaignHosts: Object.freeze(values.CAMPAIGN_HOSTS ?? []),
    preReleaseHosts: Object.freeze(values.PRE_RELEASE_HOSTS ?? []),
    shopUrl: values.SHOP_URL,
    stockFile: values.STOCK_FILE === undefined ? null : resolve(values.STOCK_FILE),
    productsDir: values.PRODUCTS_DIR === undefined ? null : resolve(values.PRODUCTS_DIR),
    brandUrl: values.BRAND_URL,
    lipAboutUrl: values.LIP_ABOUT_URL,
    ucpFormUrl: values.UCP_FORM_URL,
    socialLoginClientId: values.SOCIAL_LOGIN_CLIENT_ID ?? null,
    securityContacts: Object.freeze(values.SECURITY_CONTACT ?? [values.BRAND_URL]),
    allowSampleOperator: values.ALLOW_SAMPLE_OPERATOR,
    secrets: Object.freeze(values.SECRETS ?? []),
    trustedProxies: Object.freeze(values.TRUSTED_PROXIES ?? []),
    limitsFactor: values.LIMITS_FACTOR,
    pageQuality: values.PAGE_QUALITY,
    analytics:
      ANALYTICS_TAG_ID && ANALYTICS_SRC ? Object.freeze({ tagId: ANALYTICS_TAG_ID, src: ANALYTICS_SRC }) : null,
    faceModelFile: values.FACE_MODEL_FILE ?? null,
    faceFixtures: values.FACE_FIXTURES ?? null,
    chromiumPath: values.CHROMIUM_PATH ?? null,
  });
}
