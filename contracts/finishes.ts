// Plain, without schemas: this file is in the first bundle of pages.

/** What a shade looks like on skin; `any` has not been decided on, and is whatever one makes of it. */
export const finishes = ["matte", "satin", "gloss", "sheer", "tint", "glitter", "pearl", "any"] as const;
