const campaignId = /^[\w-]{1,64}$/;

/**
 * Where a page's redirect leads, with the campaign id of the address that was asked for: how somebody came stays known
 * when what was shared is not there any more. Pages are rendered without the id, so it is put back here.
 * @param location as the page answers it; one that leads out of the zone, or has an id of its own, stays as it is
 * @param search of the address that was asked for
 */
export function preserveCampaignId(location: string, search: string): string {
  const cid = new URLSearchParams(search).get("cid");
  if (cid === null || !campaignId.test(cid) || !/^\/(?![/\\])/.test(location)) return location;
  const [address = "", fragment] = location.split("#");
  if (new URLSearchParams(address.split("?")[1]).has("cid")) return location;
  return `${address}${address.includes("?") ? "&" : "?"}cid=${cid}${fragment === undefined ? "" : `#${fragment}`}`;
}
