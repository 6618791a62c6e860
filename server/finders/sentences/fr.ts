import type { Sentences } from "./en";

// The sentences that the server makes of products and answers. {attribute} is what a shop calls a property ("Weight"),
// {product} what a product has of it ("2.3 kg"), and {answer} what a shopper answered, as it is written in a question.

export const french: Sentences = {
  fits: "Correspond à : {answer}",
  close: "Proche de votre demande : {answer}",
  partly: "Correspond en partie à votre demande : {answer}",
  little: "Correspond peu à votre demande : {answer}",
  "does-not-fit": "Ne correspond pas à : {answer}",
  "not-stated-whether": "La boutique ne précise pas si ce produit correspond à : {answer}",
  "not-stated-whether-they":
    "La boutique ne précise pas si ces produits correspondent à : {answer}",
  // {attribute} in the middle of a sentence.
  "not-stated": "Non précisé par la boutique : {attribute}",
  // Of what is no thing: a flag ("organic"), or words that end in "from".
  "not-stated-quoted": "Non précisé par la boutique : « {attribute} »",
  "not-ruled-out":
    "La boutique ne précise rien pour « {attribute} », nous ne pouvons donc pas exclure : {answer}",
  "not-ruled-out-quoted":
    "La boutique ne précise rien pour « {attribute} », nous ne pouvons donc pas exclure : {answer}",
  "cannot-rule-out": "Nous ne pouvons pas exclure : {answer}",
  "list-does-not-say": "La liste de la boutique ne dit pas à quoi ce produit est destiné",
  "list-does-not-say-they": "La liste de la boutique ne dit pas à quoi ces produits sont destinés",
  "total-not-stated": "La boutique ne précise pas le prix de la quantité totale",
  states: "{attribute} : {product}",
  // {states} is "Weight: 2.3 kg".
  "as-asked": "{states}, comme demandé",
  "which-fits": "{states}, ce qui correspond à « {answer} »",
  "which-does-not": "{states}, ce qui ne convient pas",
  "which-is-close": "{states}, ce qui s’en approche",
  "which-fits-partly": "{states}, ce qui convient en partie",
  "which-hardly-fits": "{states}, ce qui ne convient guère",
  "states-not": "{states}, et non « {answer} »",
  "states-close": "{states}, pas loin de « {answer} »",
  "states-some-way": "{states}, assez loin de « {answer} »",
  "states-far": "{states}, loin de « {answer} »",
  "states-avoided": "{states}, ce que vous préférez éviter",
  "without-avoided": "Sans ce que vous préférez éviter : {answer}",
  avoided: "Vous préférez éviter : {answer}",
  // {states} is what it has of several things that were asked for, {missing} what it has not.
  "of-what-you-asked": "{states}, parmi vos choix",
  "but-not": "{states}, mais pas {missing}",
  not: "Ne correspond pas à : {missing}",
  "lower-is-better": "{states}, et plus c’est bas, mieux c’est",
  "higher-is-better": "{states}, et plus c’est élevé, mieux c’est",
  "lower-would-be": "{states} ; une valeur plus basse serait préférable",
  "higher-would-be": "{states} ; une valeur plus élevée serait préférable",
  // Instead of what a product has, in a list: "carbon plate: not stated".
  "detail-not-stated": "aucune indication",
  "one-step": "Un cran",
  "two-steps": "Deux crans",
  "three-steps": "Trois crans",
  "four-steps": "Quatre crans",
  steps: "{count} crans",
  yes: "oui",
  no: "non",
  brand: "marque",
  price: "prix",
  // {number} with its unit.
  from: "à partir de {number}",
  "up-to": "jusqu’à {number}",
  "from-to": "{min} à {max}",
  any: "peu importe",
  "fits-all": "Correspond à votre demande",
  "close-to-all": "Proche de votre demande",
  "does-not-fit-at-all": "Ne correspond pas à votre demande",
  "not-stated-at-all": "La boutique ne précise pas si ce produit convient",
  "left-open": "Vous avez tout laissé ouvert",
  "as-far-as-stated": "Convient, pour autant que la boutique le précise",
  // {answers} are several: "9mm and black".
  "fits-your": "Correspond à votre choix « {answers} »",
  "below-budget": "{amount} sous le minimum de votre budget",
  "over-budget": "{amount} au-dessus de votre budget",
  "under-budget": "{amount} en dessous de votre budget",
  "just-within-budget": "tout juste dans votre budget",
  instead: "Choisir plutôt « {option} »",
  without: "Renoncer à « {option} »",
  // {question} is a question, or several.
  "leave-open": "Laisser ouvert : {question}",
  "raise-budget": "Augmenter votre budget de {amount}",
  "start-budget": "Faire commencer votre budget à {amount}",
  // Why a product of the shop's choice stands higher.
  "our-pick": "Notre sélection",
  "shown-higher": "{pick} : apparaît plus haut que ne le veut sa correspondance",
  "one-place-higher": "{pick} : apparaît une place plus haut",
  "two-places-higher": "{pick} : apparaît deux places plus haut",
  "three-places-higher": "{pick} : apparaît trois places plus haut",
  "four-places-higher": "{pick} : apparaît quatre places plus haut",
  "five-places-higher": "{pick} : apparaît cinq places plus haut",
  "places-higher": "{pick} : apparaît {count} places plus haut",
  // {packs} is "2 × 5 l, 1 × 1 l".
  packs: "{packs}, soit {amount} au total",
  unlisted:
    "« {answer} » ne figure pas dans notre liste, nous ne pouvons donc pas dire ce qui convient. Nous n’affichons rien qui risque de ne pas convenir : demandez-nous conseil.",
  // Of a mail with the results; {product} is the best one: "Fell Boot (93%)".
  "mail-subject": "Vos résultats chez {shop} : {product}",
  "mail-subject-more": "Vos résultats chez {shop} : {product} et {count} de plus",
  "mail-subject-gone":
    "Vos résultats chez {shop} : {count} produits, actuellement en rupture de stock",
  "mail-subject-gone-one":
    "Vos résultats chez {shop} : un produit, actuellement en rupture de stock",
  "mail-open": "Ouvrir ces résultats",
  "mail-made-with":
    "Résultats établis avec la version {version} de « {finder} », avec ce que la boutique proposait au moment de cet e-mail.",
  "mail-changed":
    "Les questions ont changé depuis : le lien ouvre les nouvelles, avec les réponses qui existent toujours.",
  // Questions and answers that are proposed from a shop's products; {name} is what the shop calls a property.
  "ask-kind": "Que recherchez-vous ?",
  "ask-age": "Pour quel âge ?",
  "ask-players": "Combien de joueurs ?",
  "ask-people": "Pour combien de personnes ?",
  "ask-time": "Combien de temps cela peut-il durer ?",
  "ask-weight": "Quel poids ?",
  "ask-width": "Quelle largeur ?",
  "ask-height": "Quelle hauteur ?",
  "ask-length": "Quelle longueur ?",
  "ask-depth": "Quelle profondeur ?",
  "ask-diameter": "Quel diamètre ?",
  "ask-capacity": "Quelle contenance ?",
  "ask-power": "Quelle puissance ?",
  "ask-name": "{name} ?",
  "ask-how-many": "{name} : combien ?",
  "ask-use": "Pour quel usage ?",
  "ask-color": "Quelle couleur ?",
  "ask-whom": "Pour qui ?",
  "ask-animal": "Pour quel animal ?",
  "ask-material": "Quelle matière ?",
  "ask-price": "Quel est votre budget ?",
  "ask-quiet": "Faut-il que ce soit silencieux ?",
  "as-quiet-as-possible": "Le moins de bruit possible",
  "ask-free-from": "Qu’est-ce que le produit ne doit pas contenir ?",
};
