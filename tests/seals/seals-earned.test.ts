import { earnEach } from "./earn-each.ts";
import { waysOfFaces } from "./ways-of-faces.ts";
import { waysOfLetters } from "./ways-of-letters.ts";
import { waysOfMaking } from "./ways-of-making.ts";
import { waysOfNights } from "./ways-of-nights.ts";
import { waysOfVoices } from "./ways-of-voices.ts";

// The lip world plays whole stages: its ways have a file of their own.
earnEach({ ...waysOfNights, ...waysOfFaces, ...waysOfVoices, ...waysOfMaking, ...waysOfLetters });
