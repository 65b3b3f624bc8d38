import { createHash } from "node:crypto";

/** Goes up when a game plays otherwise than before: tickets and duels of the old rules are over then. */
const rulesVersion = 3;

/** By which rules the games are played now: their version, and the colours that the second one asks for. */
export const hashRules = (colours: readonly { hex: string }[]): string =>
  `${rulesVersion}.${createHash("sha256")
    .update(colours.map(({ hex }) => hex).join())
    .digest("base64url")
    .slice(0, 12)}`;
