/** A passage that holds words of a question; place 0 names its article. */
export type Found = { articleId: string; place: number; hits: readonly string[] }

/** An article that answers, with the places of its best passages. */
export type Ranked = { articleId: string; score: number; places: number[] }

/** What stands in the name of an article says more than what stands somewhere in it. */
const nameWeight = 1.5
/** Less of a question than this share found is no answer. */
const minShare = 0.34
const maxPassages = 3

/**
 * Articles by how much of the question they hold: rare words count more than common ones, those of the name more than those of the
 * text. `passages` is how many there are at all.
 */
export function rank(asked: readonly string[], found: readonly Found[], passages: number): Ranked[] {
  const counts = new Map<string, number>()
  for (const { hits } of found) for (const word of hits) counts.set(word, (counts.get(word) ?? 0) + 1)
  const weight = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => sum + Math.log(1 + (passages + 1) / (counts.get(word) ?? 1)), 0)
  const whole = weight(asked)
  const articles = Map.groupBy(found, ({ articleId }) => articleId)
  const ranked = [...articles].flatMap(([articleId, own]): Ranked[] => {
    const name = own.find(({ place }) => place === 0)?.hits ?? []
    const texts = own
      .filter(({ place }) => place > 0)
      .map(({ place, hits }) => ({ place, score: weight(hits), share: weight(new Set([...name, ...hits])) / whole }))
      .sort((one, other) => other.score - one.score || one.place - other.place)
    const share = Math.max(weight(name) / whole, ...texts.map((text) => text.share))
    if (share < minShare) return []
    const [best] = texts
    // A passage that holds hardly anything of what the best one holds is no answer beside it.
    const places = texts.filter(({ score }) => score * 2 >= (best?.score ?? 0)).slice(0, maxPassages)
    return [
      {
        articleId,
        score: (best?.score ?? 0) + nameWeight * weight(name),
        places: places.map(({ place }) => place).sort((one, other) => one - other),
      },
    ]
  })
  return ranked.sort((one, other) => other.score - one.score || (one.articleId < other.articleId ? -1 : 1))
}
