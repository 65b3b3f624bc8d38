import "#app/kits/ui/roles/paper.css";
import { useEffect, useRef } from "react";
import type { Address } from "#contracts/campaign-address.ts";
import css from "./address.module.css";

/** The address as it will stand on the parcel: to be read once more. */
export function AddressPreview({ address }: { address: Address }) {
  const slip = useRef<HTMLElement>(null);
  useEffect(() => slip.current?.focus(), []);
  const { name, postal, prefecture, city, street, building, phone } = address;
  return (
    <address ref={slip} tabIndex={-1} className={`${css.slip} on-paper stack-1`} data-slip>
      <span>
        〒{postal.slice(0, 3)}-{postal.slice(3)}
      </span>
      <span>
        {prefecture}
        {city}
        {street}
      </span>
      {building !== "" && <span>{building}</span>}
      <b>{name}　様</b>
      <span>{phone}</span>
    </address>
  );
}
