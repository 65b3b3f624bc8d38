import { isIP } from "node:net";

/** Values that say more about what happened. Never a token, a cookie or what a visitor wrote. */
export type LogFields = Record<string, unknown>;

/**
 * One line of JSON, ended by a line feed; control characters are escaped, names that smell of secrets hidden, and network
 * addresses cut wherever they stand, so that nobody who writes a line has to think of it.
 */
export function logLine(time: Date, level: string, event: string, fields: LogFields): string {
  const json = JSON.stringify({ time: time.toISOString(), level, event, ...fields }, hideSecrets);
  return `${truncateAddresses(escapeControls(json))}\n`;
}

/** Escapes what JSON leaves as it is and terminals act on. */
export const escapeControls = (json: string): string => json.replace(unescapedControls, escapeControl);

/** What a log may say about a failure: name, code, message and stack, and the same of its cause. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { message: describeThing(error) };
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    ...(code === undefined ? {} : { code }),
    message: withoutParameters(error.message),
    stack: error.stack === undefined ? undefined : withoutParameters(error.stack),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Some libraries report plain objects: their fields are all there is to know. */
function describeThing(thing: unknown): string {
  if (typeof thing !== "object" || thing === null) return String(thing);
  const fields = Object.getOwnPropertyNames(thing).map((name) => [name, (thing as Record<string, unknown>)[name]]);
  return withoutParameters(JSON.stringify(Object.fromEntries(fields), hideSecrets)).slice(0, maxThingLength);
}

const maxThingLength = 2_000;

/** An address cut to its network, /24 or /48: enough to see an attack, too little to see a person. */
export function truncateAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address);
  if (v4) return `${v4[1]}.0`;
  if (!address.includes(":")) return "";
  const [head = ""] = address.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  return `${groups.slice(0, 3).join(":")}::`;
}

const v4Pattern = String.raw`\d{1,3}(?:\.\d{1,3}){3}`;
const addressPattern = new RegExp(
  // Node writes a port behind an IPv6 address without brackets.
  String.raw`(?<![\w.:])(?:(?:[0-9a-f]{0,4}:){2,9}(?:${v4Pattern}|\d{1,5}|[0-9a-f]{0,4})(?!\w)|${v4Pattern}(?!\w|\.\d))`,
  "gi",
);

/**
 * A text with every network address in it cut to its network. Those of this very machine stay: they are nobody's. Whatever has
 * the form of an address is taken for one, a version of four numbers too.
 */
export function truncateAddresses(text: string): string {
  return mayHoldAddress.test(text) ? text.replace(addressPattern, truncateFound) : text;
}

function truncateFound(found: string): string {
  if (isIP(found) > 0) return isLoopback.test(found) ? found : truncateAddress(found);
  const [, address = "", port = ""] = /^(.+):(\d{1,5})$/.exec(found) ?? [];
  return isIP(address) > 0 && !isLoopback.test(address) ? `${truncateAddress(address)}:${port}` : found;
}

/** A quick look: most lines hold none. */
const mayHoldAddress = /\d\.\d{1,3}\.|:[0-9a-f]{0,4}:/i;
const isLoopback = /^(?:(?:::ffff:)?127\.|::1$)/i;

// JSON.stringify escapes what lies below U+0020; terminals and log viewers also act on these.
const unescapedControls = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

const escapeControl = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

const secretName = /token|secret|password|cookie|authorization|databaseUrl|cacheUrl/i;

function hideSecrets(name: string, value: unknown): unknown {
  if (secretName.test(name) && value !== null && value !== undefined) return "[hidden]";
  return value instanceof Error ? describeError(value) : value;
}

/** Drizzle writes the values of a failed statement into its message, one of them may be a visitor's. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams: .*/g, "\nparams: [hidden]");
}
