import type { WikiAnswer, WikiPassage } from '@bip/contract'
import { Link } from '@bip/design-system'
import { useNavigate } from 'react-router-dom'
import { Found, Passage, Place } from './ask.styles.ts'
import { postPath } from './wikiTree.ts'

/** An article that answers: where it is, and its best passages with what was asked marked. */
export const Answer = ({ answer: { id, title, path, description, passages = [] } }: { answer: WikiAnswer }) => {
  const navigate = useNavigate()
  return (
    <Found>
      <h2>
        <Link href={postPath(id)} onPress={() => navigate(postPath(id))}>
          {title}
        </Link>
      </h2>
      <Place>{path.replaceAll('/', ' / ')}</Place>
      {passages.map((passage) => (
        <Passage key={passage.text}>
          <Marked {...passage} />
        </Passage>
      ))}
      {passages.length === 0 && description && <Passage>{description}</Passage>}
    </Found>
  )
}

const Marked = ({ text, marks }: WikiPassage) => {
  const ends = [0, ...marks.map(([, to]) => to)]
  return (
    <>
      {marks.map(([from, to], at) => (
        <span key={from}>
          {text.slice(ends[at], from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
