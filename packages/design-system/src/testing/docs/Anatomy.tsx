import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import type { Guide } from '../guide.ts'
import { AnatomyLayout, MarkNumber, MarkOutline, Marks, PartList, Picture } from './Docs.styles.ts'
import { placeNumbers } from './marks.ts'
import { useMarks } from './useMarks.ts'

export type AnatomyProps = {
  parts: Guide['anatomy']
  /** The component, drawn once; parts without a selector in it are listed only. */
  children: ReactNode
}

const px = (value: number): string => `${Math.round(value)}px`

/** A picture of the component with its parts numbered, and what each part is. */
export const Anatomy = ({ parts, children }: AnatomyProps) => {
  const picture = useRef<HTMLDivElement>(null)
  const boxes = useMarks(picture, parts)
  const numbers = placeNumbers(boxes)
  const [active, setActive] = useState(-1)
  const hasPicture = parts.some(({ selector }) => selector)
  return (
    <AnatomyLayout data-pictured={hasPicture || undefined}>
      {hasPicture && (
        <Picture>
          <div ref={picture}>{children}</div>
          <Marks aria-hidden="true">
            {boxes.map((box, index) => {
              const spot = numbers[index]
              if (!box || !spot) return null
              const style = {
                '--left': px(box.left),
                '--top': px(box.top),
                '--width': px(box.width),
                '--height': px(box.height),
                '--x': px(spot.x),
                '--y': px(spot.y),
              } as CSSProperties // React's type knows no custom properties.
              return (
                <span key={parts[index]?.part} style={style} data-active={index === active || undefined}>
                  <MarkOutline />
                  <MarkNumber>{index + 1}</MarkNumber>
                </span>
              )
            })}
          </Marks>
        </Picture>
      )}
      <PartList>
        {parts.map(({ part, what }, index) => (
          <li
            key={part}
            data-found={boxes[index] ? 'true' : undefined}
            onPointerEnter={() => setActive(index)}
            onPointerLeave={() => setActive(-1)}
          >
            <span aria-hidden="true">{index + 1}</span>
            <div lang="en">
              <b>{part}</b>
              <p>{what}</p>
            </div>
          </li>
        ))}
      </PartList>
    </AnatomyLayout>
  )
}
