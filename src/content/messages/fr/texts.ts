import type { texts as english } from '../en/texts.ts';

export const texts: Record<keyof typeof english, string> = {
  'merge-marker':
    'contient des lignes laissées par une fusion, dont la première est « {text} ». Deux versions s’y trouvent : l’une au-dessus de la ligne =======, l’autre en dessous. Gardez la bonne (l’une ou l’autre, si elles sont égales), et supprimez l’autre et les trois lignes de signes.',
  unfinished:
    'contient « {text} ». Les visiteurs liraient que le travail n’est pas fini. Écrivez le texte ou supprimez la ligne.',
  'unwanted-character':
    'contient un caractère invisible, {character}, {where}. Il abîmerait le texte, une recherche ou un nombre. Supprimez-le avec les lettres voisines, et retapez celles-ci.',
  'unwanted-escape':
    '{escape} représente un caractère invisible, {character}. Il abîmerait le texte ou une recherche. Supprimez {escape}.',
  'file-unknown':
    'n’est lu par rien. Ce qu’il contient ne serait pas publié. S’il a changé de nom ou de dossier, rendez-le-lui, en minuscules sans accents, chiffres et traits d’union ; si c’est une copie ou une note, sortez-le de content/.',
  'half-markup':
    '« {text} » se lirait tel quel sur la page : supprimez-le. Pour du gras ou un lien, utilisez les boutons « G » et « Lien ».',
  'half-link':
    'Le lien « {words} » n’est pas complet : les visiteurs liraient ses crochets ou son adresse. Effacez-le en entier, puis refaites-le avec le bouton « Lien ».',
  'half-block':
    '« {text} » n’est lu ni comme un titre, ni comme une liste, un tableau ou une image. Les visiteurs liraient les signes. Mettez une espace après #, - et 1. ; commencez les listes par -, non par • ; commencez la ligne à la marge ; sous la première ligne d’un tableau, mettez des tirets (|---|---|), et des mots entre les crochets d’une image. Supprimez une ligne qui n’a que des tirets.',
  'copy-unprinted': 'Aucune page n’affiche ces textes. Donnez au dossier le nom d’une page, ou supprimez-le.',
  'missing-in-language':
    'Ceci manque dans une langue : ses visiteurs en sauraient moins. Ajoutez-le, ou supprimez-le dans l’autre.',
  'facts-differ':
    'Le français et le néerlandais ne nomment pas les mêmes données : {difference}. Les visiteurs liraient autre chose. Mettez les mêmes dans les deux, le même nombre de fois.',
  'identifier-differs':
    'Le français dit « {french} » et le néerlandais « {dutch} » : le texte irait avec un autre lien ou une autre image. Écrivez la même chose dans les deux, dans le même ordre.',
  'number-in-text':
    '« {number} » est écrit en chiffres : le jour où il change, cette phrase resterait fausse. Si le site a déjà ce chiffre, insérez-le avec le bouton « Prix, chiffre ». Sinon, écrivez-le en lettres : « douze ». Pour un chiffre nouveau que le site doit suivre, demandez à votre programmeur. Une heure peut rester : « à 9 h 30 ».',
  'fact-unknown':
    'La donnée {fact} n’existe pas : la phrase aurait un trou. {near}Choisissez-la avec le bouton « Prix, chiffre ».',
  'fact-place':
    '{fact} n’a pas de valeur pour cette page. Choisissez une des pages qui en ont une : {places}.',
  'fact-format':
    '{fact} n’a pas de format « |{format} » : la phrase ou le calcul aurait un trou. Supprimez-le, ou écrivez un de ceux-ci : {formats} ; min et max sont les bouts d’une fourchette, month et year ceux d’une date.',
  'fact-not-a-price':
    'Il faut ici un prix en euros, et {fact} n’en est pas un. Choisissez un prix dans la liste.',
  'company-format': '{fact} est un texte de l’entreprise, sans format. Écrivez simplement {fact}.',
  'no-such-total':
    '{fact} n’existe pas à ce taux de TVA : les visiteurs liraient un prix que personne ne demande. Choisissez dans la liste.',
  'brace-left':
    'Une accolade n’entoure aucune donnée : « {text} ». Les visiteurs la verraient. Supprimez-la avec ce qui en fait partie ; si une donnée est voulue, écrivez son nom entier entre { et }.',
  'page-unknown':
    'Le lien « {words} » mène à une page qui n’existe pas ({id}) : effacez-le, puis refaites-le avec le bouton « Lien », qui montre les pages.',
  'page-draft':
    'Le lien « {words} » mène à un brouillon ({id}), qui n’est pas en ligne : les visiteurs n’y trouveraient rien. Mettez cette page en ligne, ou retirez le lien.',
  'link-target':
    'Le lien « {words} » ne mène nulle part : « {target} » n’est ni une page ni une adresse. Effacez-le, puis refaites-le avec le bouton « Lien ».',
  'search-length':
    'Ce texte a {length} caractères. Les moteurs de recherche le couperaient ou en sauraient trop peu. Écrivez-en de {least} à {most}.',
  'nothing-left':
    'Ce texte nomme une donnée qui prend fin, et rien n’en resterait après ce jour. Ajoutez une phrase qui vaut aussi sans elle.',
  'former-figure':
    '{fact} ne vaut plus, ou n’a pas de source : les visiteurs le croiraient actuel. Ne l’utilisez que là où la page le montre comme ancien, ou choisissez une autre donnée.',
  'not-six-strengths':
    'donne {count} raisons avec les siennes ; la page en montre six. Ajoutez ou retirez des noms.',
  'section-empty':
    '« {section} » est dans l’ordre des parties, mais n’a pas de textes. Supprimez-le de la liste, ou écrivez-les.',
  'section-unlisted':
    '« {section} » manque dans l’ordre des parties : ses textes ne seraient pas affichés. Ajoutez-le, ou supprimez ses textes.',
  'card-with-vat':
    '{fact} est déjà TVA comprise : la carte ne saurait pas quoi afficher. Choisissez un prix hors TVA.',
  'price-columns':
    '{fact} n’a pas les mêmes taux de TVA que le premier prix du tableau : ses montants seraient sous de faux titres. Donnez aux prix d’un tableau les mêmes taux.',
  'front-matter':
    'Le début de l’article manque : son titre et ses dates y sont. Ajoutez-le dans un éditeur de texte, comme aux autres articles.',
  'article-fields-differ':
    'Ceci doit être égal dans les deux langues : {keys}. Écrivez la même chose dans les deux.',
  'article-shape-differs':
    'L’article n’a pas la même forme dans les deux langues : {french} en français, {dutch} en néerlandais. Les lecteurs d’une langue auraient moins. La première différence commence à {inFrench} en français et à {inDutch} en néerlandais : ce qui est là dans l’un manque, est marqué autrement ou est de trop dans l’autre. Rendez les deux égaux.',
  'read-time':
    'Le temps de lecture est de {right} minutes pour {words} mots, et non {minutes}. Écrivez {right} dans les deux langues, ou supprimez ce champ : il est alors calculé.',
  'loads-directly':
    'Un seul article, dans les deux langues, doit avoir « se charge directement » ; {count} l’ont. Cochez-le pour un article et décochez-le pour les autres.',
  'article-drawing':
    'Ce dessin n’a pas le format des dessins des autres articles : il serait mal placé. Faites-le enregistrer avec viewBox="{viewBox}".',
  'heading-level': '« # {text} » : le titre de la page est déjà dans « Titre ». Écrivez « ## {text} ».',
  'heading-twice':
    'Deux titres de l’article sont « {text} » : un lien ne saurait pas où mener. Changez l’un d’eux.',
  'heading-empty': 'Un titre n’a pas de mots. Écrivez-les après « ## », ou supprimez la ligne.',
  'no-headings':
    'L’article n’a pas de titre « ## » : la table des matières serait vide. Divisez-le en parties.',
  'table-without-caption':
    'Un tableau n’a pas de titre. Écrivez « Table: » et son titre dans un paragraphe juste avant.',
  'caption-without-table':
    '« {text} » est le titre d’un tableau, mais aucun tableau ne suit. Ajoutez le tableau, ou enlevez « Table: ».',
  'table-cells':
    'La ligne « {row} » du tableau a {cells} cases, et la première en a {columns}. Écrivez-en autant, avec | entre elles.',
  'box-kind':
    'Un encadré commence par « > [!note] Titre » ; possibles : note, example, warning, former. Écrivez-le ainsi, au lieu de « {text} » ; si une ligne le coupe de l’encadré du dessus, supprimez cette ligne.',
  'html-in-article': 'Il y a du HTML dans l’article : {text}. Écrivez en Markdown, par exemple **gras**.',
  'half-missing':
    'Il manque {missing} : la page ne pourrait pas être faite. Si ceci est une copie faite par erreur, supprimez-la avec son dossier ; si un fichier ou un dossier a changé de nom, rendez-le-lui ; s’il a disparu, reprenez-le d’une version antérieure ; s’il n’y en a jamais eu, écrivez-le dans les deux langues.',
  'item-missing':
    '« {id} » n’a pas de texte dans cette liste : la page ne le montrerait pas. Ajoutez-le dans les deux langues.',
  'item-unknown':
    '« {id} » n’existe pas dans le contenu ({entry}). Supprimez cet élément dans les deux langues, ou ajoutez ce qui manque.',
  'card-missing':
    'La marque « {slug} » n’a pas de carte : les visiteurs ne la trouveraient pas. Ajoutez-en une dans les deux langues.',
  'code-unexplained':
    'Le code « {code} » est parmi les « Codes expliqués sur la page de la marque » ({file}), mais la page ne l’explique pas. Ajoutez-le ici dans les deux langues, ou retirez-le là-bas.',
  'code-unknown':
    'Le code « {code} » n’est pas parmi les « Codes expliqués sur la page de la marque » ({file}). Retirez-le ici et ajoutez-le avec le bouton « Un code d’erreur », qui écrit les deux ; ou écrivez-le comme là.',
  'code-example':
    '« {code} », avec le lien « {label} », n’est pas un code que la page de {brand} explique ({known}) : la carte serait fausse. Écrivez un de ces codes ici et dans le lien, et son sens comme titre.',
  'code-address':
    'Le lien vers le code « {code} » ne le désignerait pas lui seul. Écrivez chaque code une fois, avec des lettres ou des chiffres.',
  'code-not-displayable':
    'L’écran dessiné ne peut pas montrer le code « {code} » : il a quatre signes de sept segments. Écrivez le code comme la chaudière l’affiche, en quatre signes au plus.',
  'placeholder-key': 'Ce texte ({key}) n’existe pas, ou plus. Supprimez cette ligne.',
};
