import { useEffect, useState } from 'react';
import type { Task } from '../content/answers.ts';
import { ask } from './api.ts';
import { useDesk } from './desk-context.ts';
import { taskText } from './problem-texts.ts';

interface Props {
  /** Files that are open. */
  files: readonly string[];
  /** Changes with each save: then it is counted again. */
  saved: unknown;
}

/** Says of an article, or of the codes of a brand, how many texts are still those of what it was copied from. */
export const CopiedTexts = ({ files, saved }: Props) => {
  const { language } = useDesk();
  const [tasks, setTasks] = useState<readonly Task[]>([]);
  const key = files.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the answer
  useEffect(() => {
    ask('tasks').then(
      (all) => setTasks(all.filter(({ file, copied = 0 }) => copied > 0 && key.split(',').includes(file))),
      // What cannot be counted is not said here; the overview tells why.
      () => setTasks([]),
    );
  }, [key, saved]);
  return tasks.map((task) => (
    <p className="left" key={task.file}>
      {task.file.endsWith('/nl.md') ? 'NL : ' : ''}
      {task.file.endsWith('/fr.md') ? 'FR : ' : ''}
      {taskText(task, language)}
    </p>
  ));
};
