import { SiteList, SiteListRow } from "#app/kits/ui/site-list/site-list.tsx";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { PageMessages } from "#app/kits/page/page-messages.ts";
import type { Messages } from "../copy/messages.ts";
import { nearestSitesSchema } from "../contract.ts";
import { loadNotFound } from "../not-found.server.ts";
import { useLoaderData } from "react-router";
import css from "./not-found.module.css";

export const loader = loadNotFound;

/**
 * Where every unknown address leads. The page is the same for all; which three sites are nearest to what this
 * visitor typed is asked for afterwards.
 */
export default function NotFound() {
  const t = useMessages<Messages>();
  const page = useMessages<PageMessages>("shell");
  const { doors } = useLoaderData<typeof loader>();
  const { data } = useFetched("/api/zones/nearest", () => nearestSitesSchema);
  // The three first links are right for whoever typed nothing we know.
  const nearest = data ?? { asked: null, doors };

  return (
    <section className={`${css.lost} on-soot page-height`}>
      <h1 className={`${css.message} text-lead`}>{page("errors.notFound.message")}</h1>
      {nearest.asked && (
        <p className={`${css.requested} above-3 text-quiet`}>{t("notFound.requested", { path: nearest.asked })}</p>
      )}
      <h2 className={`${css.label} text-aside text-medium`}>{t("notFound.nearest")}</h2>
      <SiteList label={t("notFound.nearest")}>
        {nearest.doors.map((site) => (
          <SiteListRow key={site.path} to={site.path} name={site.name} verb={site.verb} prefetch="intent" />
        ))}
        <SiteListRow to="/zone1" name={page("bar.zone1.kanji")} verb={page("redirect.home")} prefetch="intent" />
      </SiteList>
      <p className="above-5 text-quiet">{t("notFound.story")}</p>
    </section>
  );
}
