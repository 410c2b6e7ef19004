import { type WikiAnswer, type WikiArticle, type WikiHot, type WikiTreeItem, wikiCalls, wikiRoot } from '@bip/contract'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import type { Locale } from './wikiTree.ts'

const read = <T>(path: string, query: Record<string, string> = {}): Promise<T> => client.request<T>({ path, query, silent: true })

export const useWikiTree = (locale: Locale) =>
  useSWR<WikiTreeItem[], Error>([wikiCalls.tree, locale], () => read(wikiCalls.tree, { path: wikiRoot, locale }))

export const useHotArticles = () => useSWR<WikiHot[], Error>([wikiCalls.hot], () => read(wikiCalls.hot))

/** The articles that answer a question, the best first. */
export const useAnswers = (question: string) =>
  useSWR<WikiAnswer[], Error>([wikiCalls.search, question], () => read(wikiCalls.search, { search: question }), {
    revalidateOnFocus: false,
  })

export const useArticle = (id: string) =>
  useSWR<WikiArticle, Error>(['wiki', id], () => read(`${wikiCalls.articles}/${encodeURIComponent(id)}`), {
    revalidateOnFocus: false,
  })

/** Counts that an article was opened. One that was not counted reads no worse. */
export const countVisit = (id: string): Promise<unknown> =>
  client.request({ method: 'POST', path: wikiCalls.visit, body: { id }, silent: true }).catch(() => undefined)
