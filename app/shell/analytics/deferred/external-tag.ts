import type { AnalyticsEvent } from "#contracts/analytics-event.ts";
import { consent } from "#app/kits/analytics/deferred/consent.ts";

/** The list that tags of this kind read from. */
type DataLayerWindow = { dataLayer?: object[] } & Record<`ga-disable-${string}`, boolean | undefined>;

/**
 * The outside analytics, where the server names one in `<html data-external>`. Nothing is loaded before the visitor
 * agrees; then one script, once a document, and every event after it is laid into `dataLayer`. When the visitor takes
 * the consent back, script and list are taken away and nothing is handed over any more. (What a script has set going
 * in this document nobody can unload; the flag asks it to stop as well.)
 * @returns hands one event over, where it may.
 */
export function startExternalTag(signal: AbortSignal): (event: AnalyticsEvent) => void {
  const [tagId, src] = (document.documentElement.dataset.external ?? "").split(" ");
  if (!tagId || !src || signal.aborted) return () => {};

  const page = window as unknown as DataLayerWindow;
  const layer: object[] = [{ event: "gtm.js", "gtm.start": Date.now() }];
  const script = document.createElement("script");
  let isOn = false;
  let isLoaded = false;

  function setEnabled(isAllowed: boolean): void {
    if (isAllowed === isOn) return;
    isOn = isAllowed;
    page[`ga-disable-${tagId}`] = !isOn;
    if (isOn) {
      page.dataLayer = layer;
      if (!isLoaded) load();
    } else {
      script.remove();
      delete page.dataLayer;
    }
  }

  function load(): void {
    isLoaded = true;
    const address = new URL(src ?? "");
    address.searchParams.set("id", tagId ?? "");
    script.async = true;
    script.src = address.href;
    script.addEventListener("error", () => console.warn("the outside tag could not be loaded"));
    document.head.append(script);
  }

  const update = (): void => setEnabled(consent.get().external === "on");
  const stop = consent.subscribe(update);
  update();
  signal.addEventListener(
    "abort",
    () => {
      stop();
      setEnabled(false);
    },
    { once: true },
  );

  return ({ name, path, params: { lang, cid, inapp, deviceClass } }) => {
    if (isOn) layer.push({ event: name, page_path: path, lang, cid, inapp, device_class: deviceClass });
  };
}
