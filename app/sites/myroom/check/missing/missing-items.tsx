import { Link, useLoaderData } from "react-router";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type MissingItems, missingItemsSchema } from "#contracts/missing-items.ts";
import type { Messages } from "../../copy/messages.ts";
import { FetchedSlot } from "../fetched-slot.tsx";
import type { loader } from "../data.server.ts";
import { Collapsible } from "../collapsible.tsx";
import { type DataKind, useKindLabel } from "../use-kind-label.ts";
import css from "./missing-items.module.css";

/** まだのもの: what is not there yet, each with the link to its site. What is complete is not spoken of. */
export function MissingItemsSection() {
  const result = useFetched("/api/visitor/gaps", () => missingItemsSchema);
  return <FetchedSlot result={result}>{(missingItems) => <MissingItemsLists gaps={missingItems} />}</FetchedSlot>;
}

function MissingItemsLists({ gaps: { monsters, seals: badges, shelves: kinds } }: { gaps: MissingItems }) {
  const t = useMessages<Messages>();
  const { siteLinks, siteOfKind } = useLoaderData<typeof loader>();
  const kindLabel = useKindLabel();
  if (monsters.length + badges.length + kinds.length === 0)
    return <Notice announce="soon" message={t("check.gaps.none")} story={t("check.gaps.noneStory")} />;

  const sites = [...new Set(badges.map(({ site }) => site))].filter((site) => siteLinks[site]);
  const rows = kinds.flatMap((kind) => {
    const siteLink = siteLinks[siteOfKind[kind] ?? ""];
    return siteLink ? [{ kind, siteLink }] : [];
  });
  return (
    <>
      {monsters.length > 0 && (
        <Collapsible title={t("check.gaps.monsters")} isOpen>
          <ul className={css.list}>
            {monsters.map(({ area, areaName, hints }) => (
              <MissingItemLink
                key={area ?? 0}
                to={area === null ? (siteLinks.mor?.path ?? "/mor") : `/lmw/area/${area}`}
                name={area === null ? t("check.gaps.nowhere") : areaName}
                lines={hints}
              />
            ))}
          </ul>
        </Collapsible>
      )}
      {badges.length > 0 && (
        <Collapsible title={t("check.gaps.seals")}>
          <ul className={css.list}>
            {sites.map((site) => (
              <MissingItemLink
                key={site}
                to={siteLinks[site]?.path ?? "/zone1"}
                name={siteLinks[site]?.name ?? ""}
                terms={badges.filter((badge) => badge.site === site)}
              />
            ))}
          </ul>
        </Collapsible>
      )}
      {rows.length > 0 && (
        <Collapsible title={t("check.gaps.shelves")}>
          <ul className={css.list}>
            {rows.map(({ kind, siteLink }) => (
              <MissingItemLink
                key={kind}
                to={siteLink.path}
                name={kindLabel(kind as DataKind)}
                lines={[siteLink.name]}
              />
            ))}
          </ul>
        </Collapsible>
      )}
    </>
  );
}

interface MissingItemLinkProps {
  to: string;
  name: string;
  lines?: readonly string[];
  terms?: readonly { id: string; title: string; condition: string }[];
}

/** A link to a site, and what waits there. */
function MissingItemLink({ to, name, lines = [], terms = [] }: MissingItemLinkProps) {
  const t = useMessages<Messages>();
  return (
    <li>
      <Link to={to} className={`${css.action} line-3 text-strong`} aria-label={t("check.gaps.open", { name })}>
        <span className="shrinks">{name}</span>
        <ArrowIcon />
      </Link>
      {lines.map((line) => (
        <p key={line} className={css.line}>
          {line}
        </p>
      ))}
      {terms.length > 0 && (
        <dl className={`${css.terms} stack-2`}>
          {terms.map(({ id, title, condition }) => (
            <div key={id}>
              <dt className="text-body text-leading-16">{title}</dt>
              <dd>{condition}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
