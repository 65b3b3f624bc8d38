import "#app/generated/site-fonts/review.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { loadReview } from "../data.server.ts";
import { reviewMeta } from "../head.ts";
import { SingleReview } from "../parts/single-review.tsx";

export const loader = loadReview;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => reviewMeta(head, loaderData));

/** One review. */
export default function ReviewScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <ToastRegion>
      <SingleReview key={page.view === "one" ? page.review.id : page.view} page={page} />
    </ToastRegion>
  );
}
