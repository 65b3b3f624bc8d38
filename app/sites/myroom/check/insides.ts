// What the four parts hold. It is the visitor's own and comes once the page is alive, so its script does too.
export { Gaps } from "./gaps/gaps.tsx";
export { Held } from "./held/held.tsx";
export { Arrive } from "./keep/arrive.tsx";
export { Erased } from "./keep/erased.tsx";
export { Keep } from "./keep/keep.tsx";
export { Settings } from "./settings/settings.tsx";
