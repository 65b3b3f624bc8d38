import { ApiFailure } from "#server/http/api-failure.ts";
import type { Write } from "#server/http/idempotency.ts";
import { addressSeal, keepAddress } from "#server/modules/draws/addresses.ts";
import { claimCode, codeHash } from "#server/modules/draws/claim-code.ts";
import { openClaim } from "#server/modules/draws/claims.ts";
import { giveGiftCode } from "#server/modules/draws/gift-codes.ts";
import { readOwnDoor } from "#server/modules/draws/own-door.ts";
import { kindOf } from "#server/modules/draws/prize-kind.ts";
import type { PublishedCampaign } from "#server/modules/draws/read-campaigns.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ClaimWish } from "./contract.ts";

/**
 * The winner asks for the prize: a code for the counter, a gift code, or the address it is sent to, all in the transaction of
 * the claim. Asked again, the first one stays; an address may be changed until it was handed on.
 * @throws ApiFailure E-404 for a stranger, E-GONE after its day, E-INPUT without an address, E-CONFLICT for one on its way
 */
export async function claimPrize(
  { content }: PublishedCampaign,
  { address }: ClaimWish,
  { queries, visitorId, now }: Write,
  { secrets, random }: Pick<Platform, "secrets" | "random">,
): Promise<void> {
  const win = (await readOwnDoor(queries, content.id, visitorId))?.win;
  if (!win) throw new ApiFailure("E-404");
  const kind = kindOf(content, win.prizeId);
  if (kind === "post" && address === undefined) throw new ApiFailure("E-INPUT", { fields: ["address"] });
  const hash = kind === "counter" ? codeHash(secrets, win.id, claimCode(secrets, win.id)) : null;
  if (!(await openClaim(queries, { winId: win.id, visitorId, hash, now }))) throw new ApiFailure("E-GONE");
  if (kind === "code")
    await giveGiftCode(queries, { winId: win.id, campaignId: content.id, prizeId: win.prizeId, now });
  if (kind !== "post" || address === undefined) return;
  const seal = addressSeal(secrets, random);
  if (!(await keepAddress(queries, { winId: win.id, visitorId, address, now, seal })))
    throw new ApiFailure("E-CONFLICT");
}
