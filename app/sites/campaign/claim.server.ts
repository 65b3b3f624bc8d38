import { HttpError } from "#server/http/http-error.ts";
import type { Write } from "#server/http/idempotency.ts";
import { openAddressCipher, saveAddress } from "#server/modules/draws/addresses.ts";
import { claimCode, hashCode, listClaimKeys } from "#server/modules/draws/claim-code.ts";
import { openClaim } from "#server/modules/draws/claims.ts";
import { assignGiftCode, openGiftCodeCipher } from "#server/modules/draws/gift-codes.ts";
import { getMyTicket } from "#server/modules/draws/my-ticket.ts";
import { prizeKindOf } from "#server/modules/draws/prize-kind.ts";
import type { PublishedCampaign } from "#server/modules/draws/published-campaigns.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ClaimRequest } from "./contract.ts";

/**
 * The winner asks for the prize: a code for the counter, a gift code, or the address it is sent to, all in the transaction of
 * the claim. Asked again, the first one stays; an address may be changed until it was handed on.
 * @throws ApiFailure E-404 for a stranger, E-GONE after its day, E-INPUT without an address, E-CONFLICT for one on its way
 */
export async function claimPrize(
  { content }: PublishedCampaign,
  { address }: ClaimRequest,
  { queries, visitorId, now }: Write,
  { secrets, random }: Pick<Platform, "secrets" | "random">,
): Promise<void> {
  const win = (await getMyTicket(queries, content.id, visitorId))?.win;
  if (!win) throw new HttpError("E-404");
  const kind = prizeKindOf(content, win.prizeId);
  if (kind === "post" && address === undefined) throw new HttpError("E-INPUT", { fields: ["address"] });
  const claimKeys = kind === "counter" ? await listClaimKeys(queries, { secrets, random }) : null;
  const hash = claimKeys && hashCode(claimKeys, win.id, claimCode(claimKeys, win.id));
  if (!(await openClaim(queries, { winId: win.id, visitorId, hash, now }))) throw new HttpError("E-GONE");
  if (kind === "code")
    await assignGiftCode(queries, {
      ...{ winId: win.id, campaignId: content.id, prizeId: win.prizeId, now },
      cipher: await openGiftCodeCipher(queries, { secrets, random }),
    });
  if (kind !== "post" || address === undefined) return;
  const cipher = await openAddressCipher(queries, { secrets, random });
  if (!(await saveAddress(queries, { winId: win.id, visitorId, address, now, cipher })))
    throw new HttpError("E-CONFLICT");
}
