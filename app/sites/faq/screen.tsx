import "#app/generated/site-fonts/faq.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { loadFaq } from "./data.server.ts";
import { faqMeta } from "./head.ts";
import { AllQuestions } from "./parts/all-questions.tsx";
import { LanguageQuestions } from "./parts/language-questions.tsx";
import { TrustText } from "./parts/trust-text.tsx";
import css from "./screen.module.css";

export const loader = loadFaq;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => (loaderData ? faqMeta(head, loaderData) : headMeta(head)));

/** Questions and answers, and the pages one is asked to trust. No picture, no motion, no story. */
export default function Faq() {
  const faq = useLoaderData<typeof loader>();
  return (
    <div className={`${css.page} on-soot page-height text-service`}>
      {faq.view === "whole" && <AllQuestions faq={faq} />}
      {faq.view === "language" && <LanguageQuestions faq={faq} />}
      {faq.view === "trust" && <TrustText page={faq.page} />}
    </div>
  );
}
