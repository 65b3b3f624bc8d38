import * as v from "valibot";

/** The fields of a product that a feed can fill, in our words (`contracts/product.ts`). */
export const productFields = [
  ...["id", "line", "number", "names.ja", "names.en", "names.zh-TW", "names.zh-HK", "names.ko", "names.th", "reading"],
  ...[
    "jan",
    "code",
    "priceYen",
    "releasedOn",
    "state",
    "shade.hex",
    "shade.finish",
    "description",
    "moods",
    "shopPath",
  ],
  "family",
  ...["facts.plain", "facts.category", "facts.volume", "facts.series", "facts.howTo", "facts.lasting", "facts.removal"],
  ...["facts.notFor", "facts.ingredients", "facts.cautions", "facts.patchTest", "facts.sun"],
] as const;

/** Those whose cells hold several values. */
export const listFields: ReadonlySet<string> = new Set([
  ...["moods", "facts.howTo", "facts.ingredients", "facts.cautions"],
]);

/** How a number of a column is meant: a price without tax gets the tenth on top, rounded down to a yen. */
export const units = ["yen", "yen-without-tax"] as const;

const sourceSchema = v.pipe(
  v.strictObject({
    /** The heading of a column of the feed, or the key of a JSON object. */
    column: v.optional(v.pipe(v.string(), v.nonEmpty())),
    /** The same for every row, in place of a column; `{number}` and other fields may stand in it. */
    constant: v.optional(v.string()),
    /** What the feed writes, and what it is called here. With it, a value that is not named is a fault. */
    values: v.optional(v.record(v.string(), v.string())),
    unit: v.optional(v.picklist(units)),
    /** What stands between several values of this column, where it is not `listSeparator`: 「、」 of a list of ingredients. */
    separator: v.optional(v.pipe(v.string(), v.nonEmpty())),
    /** A cell that is empty is left out. Without it an empty cell is a fault. */
    isOptional: v.optional(v.boolean(), false),
  }),
  v.check(
    ({ column, constant }) => (column === undefined) !== (constant === undefined),
    "a field has either a column or a constant",
  ),
);

/** Which column of a feed becomes which field of ours: `columns.json`, explained in docs/guides/import-products.md. */
export const columnMapSchema = v.strictObject({
  encoding: v.optional(v.picklist(["auto", "utf-8", "shift_jis"]), "auto"),
  delimiter: v.optional(v.pipe(v.string(), v.length(1)), ","),
  /** What stands between several values of one cell. */
  listSeparator: v.optional(v.pipe(v.string(), v.nonEmpty()), "|"),
  fields: v.pipe(
    v.record(v.string(), sourceSchema),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const name of Object.keys(dataset.value))
        if (!(productFields as readonly string[]).includes(name))
          addIssue({ message: `there is no field "${name}"; known are ${productFields.join(", ")}` });
    }),
  ),
});

export type ColumnMap = v.InferOutput<typeof columnMapSchema>;
export type FieldSource = ColumnMap["fields"][string];
