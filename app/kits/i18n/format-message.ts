import { groupThousands } from "../basics/group-thousands.ts";

/** What a message says in one case: text, the number that decides (0), or a row of pieces. */
type CompiledMessage = string | 0 | readonly MessagePart[];
/** `["name"]`, `["name", kind]`, `["name", kind, { other: … }]`, as `icu-minify/compile` writes them. */
type MessagePart =
  | string
  | 0
  | readonly [
      name: string,
      kind?: 1 | 2 | 4,
      cases?: Readonly<Record<string, CompiledMessage>> & { other: CompiledMessage },
    ];
type Values = Readonly<Record<string, unknown>>;

const select = 1;

/**
 * Writes one compiled message. Stands in for `use-intl/format-message` (an alias of the build), which asks Intl for each number:
 * on a slow phone the first answer takes more than 100 ms. Knows what our copy uses (format-message.test.ts): arguments,
 * numbers, plural and select; no tags, no dates.
 */
// use-intl asks for the default of this module.
// eslint-disable-next-line import/no-default-export
export default function formatMessage(
  _key: string,
  message: CompiledMessage,
  values: Values = {},
  { locale }: { locale: string },
): string {
  const formatAll = (part: CompiledMessage, count: number): string =>
    typeof part === "object" ? part.map((item) => formatPart(item, count)).join("") : formatPart(part, count);

  function formatPart(item: MessagePart, count: number): string {
    if (typeof item === "string") return item;
    if (item === 0) return formatNumberPart(count, locale);
    const [name, kind, cases] = item;
    const value = values[name];
    if (!kind) return String(value);
    if (!cases) return formatNumberPart(value as number, locale);
    if (kind === select) return formatAll(cases[String(value)] ?? cases.other, count);
    // Of our languages only English knows two forms.
    const form = locale === "en" && value === 1 ? "one" : "other";
    return formatAll(cases[`=${value}`] ?? cases[form] ?? cases.other, value as number);
  }
  // Outside of a plural there is no number to write.
  return formatAll(message, NaN);
}

// Intl is asked only for what is not whole.
const formatNumberPart = (value: number, locale: string): string =>
  Number.isSafeInteger(value) ? groupThousands(value) : new Intl.NumberFormat(locale).format(value);
