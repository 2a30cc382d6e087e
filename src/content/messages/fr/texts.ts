import type { texts as english } from '../en/texts.ts';

export const texts: Record<keyof typeof english, string> = {
  'alternative-long':
    'Cette description a {length} caractères. Un lecteur d’écran la lit d’un trait. Dites en 100 caractères au plus ce que montre le dessin.',
  'text-empty': 'Ce champ est vide, et la page en a besoin : remplissez-le.',
  unfinished:
    'contient « {text} ». Les visiteurs liraient que le travail n’est pas fini. Écrivez le texte ou supprimez la ligne.',
  'unwanted-character':
    'contient un caractère invisible, {character}, {where}. Il abîmerait le texte, une recherche ou un nombre. Supprimez-le avec les lettres voisines, et retapez celles-ci.',
  'unwanted-escape':
    '{escape} représente un caractère invisible, {character}. Il abîmerait le texte ou une recherche. Supprimez {escape}.',
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
  'fact-page': '{fact} n’a pas de valeur pour cette page. Choisissez une des pages qui en ont une : {pages}.',
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
  'other-language':
    '« {text} » semble être du {language} : les visiteurs ne le comprendraient peut-être pas. Écrivez-le en {needed} ; un nom dans l’autre langue s’écrit [nom](lang:{lang}).',
  'text-copied': '« {text} » est écrit de la même façon dans les deux langues. Traduisez-le.',
  'language-copied':
    'Ce fichier est en {language} : les visiteurs liraient une langue qu’ils ne connaissent peut-être pas. Reprenez-le d’une version antérieure, ou traduisez-le.',
  'category-language':
    '« {category} » est la catégorie dans les deux langues : une carte l’aurait dans la mauvaise, et sans emoji. Écrivez chacune dans sa langue, ou donnez-lui un emoji.',
  'title-twice':
    '« {title} » est aussi dans {other} : on ne pourrait pas les distinguer. Donnez à chacun le sien, ou supprimez celui qui est une copie faite par erreur.',
  'anchor-unknown':
    'Le lien « {words} » mène à une partie de page qui n’existe pas (#{anchor}) : il mènerait en haut de la page. Effacez-le, puis refaites-le avec le bouton « Lien ».',
  'markup-in-label':
    '« {text} » est dans un titre, une étiquette ou un texte pour les moteurs de recherche : les visiteurs liraient les signes. Écrivez seulement les mots.',
};
