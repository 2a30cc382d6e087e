import type { plausibility as english } from '../en/plausibility.ts';

export const plausibility: Record<keyof typeof english, string> = {
  'other-language':
    '« {text} » semble être du {language} : les visiteurs ne le comprendraient peut-être pas. Écrivez-le en {needed} ; un nom dans l’autre langue s’écrit [nom](lang:{lang}).',
  'text-copied': '« {text} » est écrit de la même façon dans les deux langues. Traduisez-le.',
  'language-copied':
    'Ce fichier est en {language} : les visiteurs liraient une langue qu’ils ne connaissent peut-être pas. Reprenez-le d’une version antérieure, ou traduisez-le.',
  'category-language':
    '« {category} » est la catégorie dans les deux langues : une carte l’aurait dans la mauvaise, et sans emoji. Écrivez chacune dans sa langue, ou donnez-lui un emoji.',
  'listed-twice':
    '{value} y figure deux fois : la page le montrerait deux fois. Supprimez-en un, ou corrigez-le.',
  'name-same':
    '{name} est là pour les deux langues : les visiteurs de l’une ne trouveraient pas le lieu par son nom. Écrivez l’autre nom, ou le nom une seule fois si les deux langues l’emploient.',
  'neighbour-itself':
    'La commune est sa propre voisine : sa page aurait un lien vers elle-même. Choisissez-en une autre, ou supprimez-la.',
  'postal-code-of':
    '{code} n’est pas le code postal de {name}, qui a {right} : on chercherait au mauvais endroit. Corrigez le code ou le nom.',
  'postal-code-twice':
    '{code} est aussi le code postal de {other} : la recherche n’en trouverait qu’une. Corrigez l’un des deux.',
  'other-postal-province':
    '{code} est d’une autre province que les autres codes postaux de {name} : qui cherche {code} lirait la réponse pour {name}. Corrigez le code.',
  'postal-code-unknown':
    'Aucun lieu de postal-codes.yaml n’a le code postal {code} : personne ne trouverait la commune. Corrigez-le, ou ajoutez-y ses sections sous served.',
  'communes-count':
    'La liste a {count} communes, et la donnée {fact} dit {needed} : les pages se contrediraient. Ajoutez celle qui manque, ou retirez celle de trop.',
  'place-far':
    'Ce lieu est à {km} km du lieu le plus proche de la province du code {code} : cartes et distances seraient fausses. Corrigez les coordonnées ou le code postal ; si tout est juste, remplissez « Inhabituel mais juste : vérifié le ».',
  'fact-implausible':
    '{value} n’est pas entre {low} et {high}, où une telle valeur se trouve d’habitude. Comparez-la à sa source. Est-elle juste ? Enregistrez, et dites oui.',
  'fact-unit':
    'L’unité {unit} ne va pas avec cette donnée : les phrases diraient autre chose. Écrivez une de celles-ci : {units}.',
  'end-without-until':
    'Le dernier jour n’est pas le {value}, comme la valeur le dit : les pages diraient trop longtemps ou trop peu que cela vaut. Écrivez le jour juste dans les deux.',
  'formula-amounts':
    '{formula} n’a que des montants avec vat: {right} : le résultat aurait la TVA en trop ou en moins. Écrivez vat: {right}, ou corrigez la formule.',
  'price-vat':
    'Un prix de ce fichier se note vat: {right} : les pages le montreraient sans TVA alors qu’il la comprend, ou l’inverse. Écrivez vat: {right} et le montant qui va avec.',
  'law-undated':
    'Cette loi, ce taux ou cette aide n’a pas de jour de vérification : personne ne reverrait la donnée, et les pages diraient ce qui a changé. Remplissez la dernière et la prochaine vérification.',
  'number-form':
    '{written} est lu comme {read} : qui lit le fichier penserait à un autre nombre. Écrivez les chiffres comme d’habitude : 159 ou 159.50.',
  'review-late':
    'La prochaine vérification vient plus de {years} ans après la dernière : les pages diraient ce qui a changé depuis longtemps. Choisissez un jour plus proche.',
  'day-far':
    '{value} n’est pas entre {first} et {last} : les pages et les contrôles compteraient avec un autre siècle. Corrigez l’année.',
  'project-picture':
    '{image} est le dessin d’une autre catégorie que {category} : les visiteurs verraient un autre travail que celui du texte. Si la catégorie est juste, écrivez project-{category} ; sinon, corrigez la catégorie.',
  'before-founded':
    '{value} est avant {founded}, l’année de fondation de l’entreprise : les visiteurs ne le croiraient pas. Corrigez la date, ou l’année de fondation.',
  'before-written':
    '{value} est avant {date}, le jour où l’article a été écrit : ni visiteurs ni moteurs de recherche ne le croiraient. Corrigez l’un des deux jours.',
  'emergency-number':
    '{value} n’est pas le numéro public, {right} : quelqu’un en danger appellerait un inconnu. Corrigez-le ; si le numéro a changé, remplissez « Inhabituel mais juste : vérifié le ».',
  'phone-label':
    'montre {label}, mais appelle le {target} : le visiteur appellerait quelqu’un d’autre. Écrivez deux fois le même numéro.',
  'phone-premium':
    'Ce numéro (090x, 070) coûte plus qu’un appel normal : les visiteurs paieraient pour vous joindre. Écrivez un numéro ordinaire.',
  'phones-swapped':
    'Les données structurées néerlandaises ont la zone de la ligne française : les lignes semblent inversées. Échangez fr et nl, ou corrigez nlStructuredData.',
  'grant-region':
    '{name} est une donnée d’une autre Région : le tableau montrerait ce que personne n’y reçoit. Choisissez une donnée de celle-ci.',
  'grant-kind':
    'dit « prime », mais {name} concerne un prêt : les visiteurs attendraient de l’argent qu’il faut rembourser. Choisissez le prêt, ou les données d’une prime.',
  'loan-kind':
    'dit « prêt », mais aucune de ses données ne concerne un prêt : les visiteurs croiraient devoir rembourser une prime. Choisissez la prime, ou les données d’un prêt.',
  'grant-not-an-amount':
    '{name} est une date : le tableau la montrerait parmi les montants. Choisissez un montant, ou mettez-la à sa place.',
  'grant-said':
    '« {text} » : or {names}, c’est {state}. Récrivez cette phrase, ou changez l’état avec « L’état d’une prime ».',
  'grant-order':
    'commence le {first} et finit le {last} : le tableau ne le montrerait jamais. Échangez les deux dates, ou corrigez-en une.',
  'vat-swapped':
    'donne {older} au logement ancien et {younger} au récent : aucun travail n’a un taux de TVA plus haut dans l’ancien. Échangez les deux.',
  'title-twice':
    '« {title} » est aussi dans {other} : on ne pourrait pas les distinguer. Donnez à chacun le sien, ou supprimez celui qui est une copie faite par erreur.',
  'sample-unknown':
    '« {name} » n’est pas un champ de ce fichier : la vérification avant la mise en ligne ne trouverait pas l’exemple. Écrivez-le comme plus haut.',
  'fact-in-data':
    'Il y a une accolade : « {text} ». Les données comme {prices.repair} ne fonctionnent pas ici : les visiteurs liraient l’accolade. Écrivez les mots, sans { ni }.',
  'pattern-too-wide':
    'laisse passer « {amount} » : des prix et des délais seraient oubliés quand ils changent. Écrivez un motif pour un seul nom.',
  'anchor-unknown':
    'Le lien « {words} » mène à une partie de page qui n’existe pas (#{anchor}) : il mènerait en haut de la page. Effacez-le, puis refaites-le avec le bouton « Lien ».',
  'markup-in-label':
    '« {text} » est dans un titre, une étiquette ou un texte pour les moteurs de recherche : les visiteurs liraient les signes. Écrivez seulement les mots.',
  'formula-itself':
    'La formule se nomme elle-même : n’importe quelle valeur semblerait juste. Écrivez les données dont elle est calculée.',
};
