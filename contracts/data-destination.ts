import * as v from "valibot";
import { localizedTextSchema } from "./localized-text.ts";

/**
 * One destination outside the hub that a visitor's browser sends something to. The published table and the
 * loader of outside scripts read the same rows: what has no row cannot be loaded.
 */
export const dataDestinationSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** Who receives it, in words a visitor knows. */
  destination: localizedTextSchema,
  /** What is sent, one thing each. */
  sent: v.pipe(v.array(localizedTextSchema), v.minLength(1)),
  purpose: localizedTextSchema,
  /** A host name, or the setting that holds the address; a row whose setting is empty is not in force. */
  host: v.union([
    v.pipe(v.string(), v.regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/)),
    v.strictObject({ setting: v.literal("ANALYTICS_SRC") }),
  ]),
  /** True: nothing is loaded before the visitor agreed. */
  consentRequired: v.boolean(),
});
export type DataDestination = v.InferOutput<typeof dataDestinationSchema>;
