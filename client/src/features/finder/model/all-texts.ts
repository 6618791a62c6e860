// On its own: importing it is what adds the texts.
import { laterTexts } from "@shared/finders/later-frame-texts";
import { addTexts } from "./say";

// Imported by whatever loads after the first question.
addTexts(laterTexts);
