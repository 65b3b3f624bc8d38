import { useLoaderData } from "react-router";
import type { ScanPage } from "../../data.server.ts";

/** What the server gave the scan: types, products and references in the page's language. */
export const useScanPage = (): ScanPage => useLoaderData<ScanPage>() as ScanPage;
