import { isSampleText } from "#contracts/sample-text.ts";
import type { LocalizedText } from "#contracts/localized-text.ts";
import { shopHome } from "#contracts/shop-url.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { isPublicOrigin } from "../../platform/public-origin.ts";
import { type Settings, SettingsError } from "../../platform/settings.ts";

type LegalContent = Pick<MasterData, "trustPages" | "faq" | "transmissions">;
type LegalSettings = Pick<Settings, "publicUrl" | "preReleaseHosts" | "allowSampleOperator" | "analytics"> &
  Pick<Settings, "shopUrl" | "brandUrl" | "lipAboutUrl" | "ucpFormUrl">;

/**
 * Whom visitors trust with what they leave must be told by law: name, address, representative, windows, receivers. On a host
 * that is open to everybody the zone does not start while samples stand in their place.
 * @param readContent is asked only where it matters; null where there is no built content to look at
 * @throws SettingsError with a line for each sample: the file or setting to fill in
 */
export function requireRealOperator(settings: LegalSettings, readContent: () => LegalContent | null): void {
  const isPreRelease = settings.preReleaseHosts.includes(new URL(settings.publicUrl).host);
  if (settings.allowSampleOperator || isPreRelease || !isPublicOrigin(settings.publicUrl)) return;
  const content = readContent();
  const samples = [...(content ? listSampleTexts(content, settings) : []), ...listSampleAddresses(settings)];
  if (samples.length === 0) return;
  throw new SettingsError([
    "PUBLIC_URL is open to everybody, and what is told of the operator is still a sample:",
    ...samples.map((sample) => `  ${sample}`),
    "Write what is true, and build again where it stands in content/ (docs/guides/operate.md, Who operates it).",
    "A demonstration starts with ALLOW_SAMPLE_OPERATOR=1, or with its host in PRE_RELEASE_HOSTS.",
  ]);
}

/** Every text with a sample in it that visitors would take for the truth: file, place, text. */
function listSampleTexts({ trustPages, faq, transmissions }: LegalContent, { analytics }: LegalSettings): string[] {
  const sections = trustPages.flatMap((page) => page.sections);
  return [
    ...sections.flatMap(({ id, paragraphs, points }) =>
      [...paragraphs, ...points].filter(isSampleText).map((text) => `content/faq/trust-pages.json, ${id}: 「${text}」`),
    ),
    ...faq.flatMap(({ id, category, answer }) =>
      answer.flatMap((text, i) => describeSample(`content/faq/${category}.json, ${id}, answer ${i + 1}`, text)),
    ),
    // A row without its setting is not in force, and nobody sees it.
    ...transmissions
      .filter(({ host }) => typeof host === "string" || analytics !== null)
      .flatMap(({ id, destination }) => describeSample(`content/transmissions.json, ${id}, destination`, destination)),
  ];
}

function describeSample(place: string, text: LocalizedText): string[] {
  const languages = Object.entries(text).filter(([, words]) => words !== undefined && isSampleText(words));
  const [first] = languages;
  return first ? [`${place} (${languages.map(([lang]) => lang).join(", ")}): 「${first[1]}」`] : [];
}

/** The ways out of town that still lead to a name that does not exist. */
function listSampleAddresses({ shopUrl, brandUrl, lipAboutUrl, ucpFormUrl }: LegalSettings): string[] {
  const addresses = { SHOP_URL: shopUrl, BRAND_URL: brandUrl, LIP_ABOUT_URL: lipAboutUrl, UCP_FORM_URL: ucpFormUrl };
  return Object.entries(addresses)
    .filter(([, address]) => new URL(shopHome(address)).hostname.endsWith(".invalid"))
    .map(([name]) => `${name} is not set`);
}
