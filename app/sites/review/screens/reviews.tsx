import "#app/generated/site-fonts/review.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { loadReviews } from "../data.server.ts";
import { listMeta } from "../head.ts";
import { ReviewsUnavailable } from "../parts/reviews-unavailable.tsx";
import { ReviewsView } from "../parts/reviews-view.tsx";

export const loader = loadReviews;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => listMeta(head, loaderData));

/** The list of reviews. */
export default function ReviewsScreen() {
  const page = useLoaderData<typeof loader>();
  return <ToastRegion>{page.view === "list" ? <ReviewsView page={page} /> : <ReviewsUnavailable />}</ToastRegion>;
}
