import "#app/generated/site-fonts/mor.css";
import { useLoaderData } from "react-router";
import { loadCountdown } from "../data.server.ts";
import { CountdownView } from "../parts/countdown-view.tsx";

export const loader = loadCountdown;

export default function CountdownScreen() {
  const page = useLoaderData<typeof loader>();
  return <CountdownView page={page} />;
}
