// What all spellings of a word share is what a feature's name is looked up by: capitals, and underscores for spaces,
// decide nothing.
export { featureId as spellingKey } from "./feature-id";
