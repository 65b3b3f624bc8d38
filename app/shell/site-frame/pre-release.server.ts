import { formatMoment } from "#app/kits/i18n/dates.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";

/**
 * What a pre-release host says on every page, for those who work on it: what it is, and which moment it shows; "" on every
 * other host. It stands here and not among the words: no visitor's phone carries it.
 */
export const preReleaseText = ({ host, now }: Pick<PageContext, "host" | "now">): string =>
  host.hasBanner
    ? `公開前の確認用です。外には出さないでください。表示している日時：${formatMoment(now, "ja", true)}`
    : "";
