import type { grants as english } from '../en/grants.ts';

export const grants: Record<keyof typeof english, string> = {
  'grant-without-day':
    'n’a aucun jour d’ouverture ou de fermeture : les pages la diraient ouverte pour toujours. Indiquez une date.',
  'grant-two-ends': '« Jusqu’au » et « Fermé à partir du » disent la même chose. Gardez l’un des deux.',
  'grant-not-a-date':
    '{name} n’est pas une date : la page ne saurait pas si la prime est ouverte. Écrivez le nom d’une date.',
  'grant-without-review':
    'Aucune des données de cette prime n’a de date à laquelle la revoir. Donnez-leur « Vérifié le » et « À revoir avant le ».',
  'grant-region':
    '{name} est une donnée d’une autre Région : le tableau montrerait ce que personne n’y reçoit. Choisissez une donnée de celle-ci.',
  'grant-said':
    '« {text} » : or {names}, c’est {state}. Récrivez cette phrase, ou changez l’état avec « L’état d’une prime ».',
};
