import type { texts as english } from '../en/texts.ts';

export const texts: Record<keyof typeof english, string> = {
  'alt-too-long':
    'Cette description a {length} caractères. Un lecteur d’écran la lit d’un trait. Dites en 100 caractères au plus ce que montre le dessin.',
  'text-empty': 'Ce champ est vide, et la page en a besoin : remplissez-le.',
  unfinished:
    'contient « {text} ». Les visiteurs liraient que le travail n’est pas fini. Écrivez le texte ou supprimez la ligne.',
  'half-markup':
    '« {text} » : les visiteurs liraient des signes. Effacez-les, puis refaites le gras, le lien ou la donnée avec les boutons « G », « Lien » et « Prix, chiffre » ; un titre ou une étiquette n’a que des mots. Dans un article, mettez une espace après #, - et 1., et des tirets (|---|---|) sous la première ligne d’un tableau.',
  'missing-in-language':
    'Ceci manque dans une langue : ses visiteurs en sauraient moins. Ajoutez-le, ou supprimez-le dans l’autre.',
  'facts-differ':
    'Le français et le néerlandais ne nomment pas les mêmes données : seul le français a {french}, seul le néerlandais {dutch}. Les visiteurs liraient autre chose. Mettez les mêmes dans les deux, le même nombre de fois.',
  'identifier-differs':
    'Le français dit « {french} » et le néerlandais « {dutch} » : le texte irait avec un autre lien ou une autre image. Écrivez la même chose dans les deux, dans le même ordre.',
  'number-in-text':
    '« {number} » est écrit en chiffres : le jour où il change, cette phrase resterait fausse. Si le site a déjà ce chiffre, insérez-le avec le bouton « Prix, chiffre ». Sinon, écrivez-le en lettres : « douze ». Pour un chiffre nouveau que le site doit suivre, demandez à votre programmeur. Une heure peut rester : « à 9 h 30 ».',
  'fact-unknown':
    'La donnée {fact} n’existe pas : la phrase aurait un trou. Choisissez-la avec le bouton « Prix, chiffre ».',
  'fact-form':
    '{fact} n’existe pas sous cette forme : la phrase ou le calcul aurait un trou, ou un prix que personne ne demande. Effacez-le, puis choisissez-le avec le bouton « Prix, chiffre », qui montre les formes possibles.',
  'fact-not-a-price':
    'Il faut ici un prix en euros, et {fact} n’en est pas un. Choisissez un prix dans la liste.',
  'page-unknown':
    'Le lien « {words} » mène à une page qui n’existe pas ({id}) : effacez-le, puis refaites-le avec le bouton « Lien », qui montre les pages.',
  'page-draft':
    'Le lien « {words} » mène à un brouillon ({id}), qui n’est pas en ligne : les visiteurs n’y trouveraient rien. Mettez cette page en ligne, ou retirez le lien.',
  'link-target':
    'Le lien « {words} » ne mène nulle part : « {target} » n’est ni une page ni une adresse. Effacez-le, puis refaites-le avec le bouton « Lien ».',
  'nothing-left':
    'Ce texte nomme une donnée qui prend fin, et rien n’en resterait après ce jour. Ajoutez une phrase qui vaut aussi sans elle.',
  'former-figure':
    '{fact} ne vaut plus, ou n’a pas de source : les visiteurs le croiraient actuel. Ne l’utilisez que là où la page le montre comme ancien, ou choisissez une autre donnée.',
  'not-six-strengths':
    'donne {count} raisons avec les siennes ; la page en montre six. Ajoutez ou retirez des noms.',
  'section-order':
    '« {section} » est dans l’ordre des parties sans avoir de textes, ou a des textes sans y être. Ajoutez-le ou retirez-le, pour que la liste et les textes aillent ensemble.',
  'card-with-vat':
    '{fact} est déjà TVA comprise : la carte ne saurait pas quoi afficher. Choisissez un prix hors TVA.',
  'price-columns':
    '{fact} n’a pas les mêmes taux de TVA que le premier prix du tableau : ses montants seraient sous de faux titres. Donnez aux prix d’un tableau les mêmes taux.',
  'front-matter':
    'Le début de l’article manque : son titre et ses dates y sont. Ajoutez-le dans un éditeur de texte, comme aux autres articles.',
  'article-fields-differ':
    'Ceci doit être égal dans les deux langues : {keys}. Écrivez la même chose dans les deux.',
  'article-shape-differs':
    'L’article n’a pas la même forme dans les deux langues : la première différence commence à {inFrench} en français et à {inDutch} en néerlandais. Ce qui est là dans l’un manque, est marqué autrement ou est de trop dans l’autre. Rendez les deux égaux.',
  'read-time':
    'Le temps de lecture est de {expected} minutes pour {words} mots, et non {minutes}. Écrivez {expected} dans les deux langues, ou supprimez ce champ : il est alors calculé.',
  'heading-wrong':
    'Le titre « {text} » : chaque titre d’un article commence par ## ou ###, et a des mots qu’aucun autre n’a. Changez-le.',
  'no-headings':
    'L’article n’a pas de titre « ## » : la table des matières serait vide. Divisez-le en parties.',
  'table-caption':
    '« {text} » : un tableau et son titre vont ensemble. Écrivez « Table: » et le titre dans un paragraphe juste avant le tableau.',
  'table-cells':
    'La ligne « {row} » du tableau a {cells} cases, et la première en a {columns}. Écrivez-en autant, avec | entre elles.',
  'callout-kind':
    'Un encadré commence par « > [!note] Titre » ; possibles : note, example, warning, former. Écrivez-le ainsi, au lieu de « {text} » ; si une ligne le coupe de l’encadré du dessus, supprimez cette ligne.',
  'other-language':
    '« {text} » ne semble pas être en {needed} : les visiteurs ne le comprendraient peut-être pas. Écrivez-le en {needed} ; un nom dans l’autre langue s’écrit [nom](lang:{lang}).',
  'text-copied': '« {text} » est écrit de la même façon dans les deux langues. Traduisez-le.',
  'title-twice':
    '« {title} » est aussi dans {other} : on ne pourrait pas les distinguer. Donnez à chacun le sien, ou supprimez celui qui est une copie faite par erreur.',
  'anchor-unknown':
    'Le lien « {words} » mène à une partie de page qui n’existe pas (#{anchor}) : il mènerait en haut de la page. Effacez-le, puis refaites-le avec le bouton « Lien ».',
};
