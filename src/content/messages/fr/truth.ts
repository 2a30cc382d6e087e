import type { truth as english } from '../en/truth.ts';

export const truth: Record<keyof typeof english, string> = {
  'other-language':
    '« {text} » semble être du {language} : les visiteurs ne le comprendraient peut-être pas. Écrivez-le dans la langue du fichier ; un nom dans l’autre langue s’écrit [nom](lang:nl).',
  'language-copied':
    '{equal} textes sur {total} sont ceux du fichier français : la page néerlandaise serait en français. Traduisez-les.',
  'category-language':
    '« {category} » est la catégorie dans les deux langues : une carte l’aurait dans la mauvaise, et sans emoji. Écrivez chacune dans sa langue, ou donnez-lui un emoji.',
};
