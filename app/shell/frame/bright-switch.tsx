import { useSyncExternalStore } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
