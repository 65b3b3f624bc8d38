import struck from "../intro/crossed-out-text.module.css";
import columns from "./columns.module.css";
import facts from "./facts.module.css";
import foot from "./foot.module.css";
import headline from "./headline.module.css";
import ranking from "./ranking.module.css";
import css from "./week.module.css";
import voteForm from "./word-vote.module.css";

/**
 * The empty sheet of a week. What is named here is in the page that the server sends: its script comes later, and
 * without one the week is read all the same.
 */
export const weekClassNames = [
  ...[css.week, headline.head, facts.facts, ranking.ranking, columns.columns, foot.foot],
  ...[voteForm.voteForm, struck.phrase],
].join(" ");
