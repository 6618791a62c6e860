import { laterTexts } from "./later-texts";
import { addTexts } from "./say";

// Imported by whatever loads after the first question.
addTexts(laterTexts);
