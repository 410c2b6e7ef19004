import { onDemand } from '../app/onDemand.tsx'

/** The code behind the first word of a path; each is a file of its own. */
export const modules = {
  crm: onDemand(() => import('./crm/index.tsx').then(({ CrmModule }) => CrmModule)),
  desk: onDemand(() => import('../desk/Workbench.tsx').then(({ Workbench }) => Workbench)),
  develop: onDemand(() => import('./develop/index.tsx').then(({ DevelopModule }) => DevelopModule)),
  knowledge: onDemand(() => import('./knowledge/index.tsx').then(({ KnowledgeModule }) => KnowledgeModule)),
  message: onDemand(() => import('./messages/index.tsx').then(({ MessagesModule }) => MessagesModule)),
  scm: onDemand(() => import('./scm/index.tsx').then(({ ScmModule }) => ScmModule)),
  system: onDemand(() => import('./system/index.tsx').then(({ SystemModule }) => SystemModule)),
  work: onDemand(() => import('./work/index.tsx').then(({ WorkModule }) => WorkModule)),
}

const isModule = (word: string): word is keyof typeof modules => Object.hasOwn(modules, word)

/** Fetches what an address shows before anything asks for it. */
export async function loadModule(pathname: string): Promise<void> {
  const word = pathname.split('/')[1] || 'desk'
  if (isModule(word)) await modules[word].load()
}
