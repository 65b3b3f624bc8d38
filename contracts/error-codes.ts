// Plain, without schemas: this file is in the first bundle of every page.

/** The error catalogue: every code a visitor can meet, with the HTTP status the server answers it with. */
export const errorStatus = {
  "E-INPUT": 400,
  "E-METHOD": 405,
  "E-CSRF": 403,
  "E-CLOSED": 403,
  "E-404": 404,
  "E-CONFLICT": 409,
  "E-GONE": 410,
  "E-SIZE": 413,
  "E-TYPE": 415,
  "E-LIMIT": 429,
  "E-SERVER": 500,
  "E-BUSY": 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
