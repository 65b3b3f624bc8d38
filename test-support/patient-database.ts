/**
 * For a zone that shares its machine with browsers: being slow is no fault of a database there. How soon a page is given up
 * without one is held by tests of its own.
 */
export const patientDatabase = { DATABASE_WITHIN_MS: "10000" };
