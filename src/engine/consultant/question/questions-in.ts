const MOST_QUESTIONS = 3;

/** The questions of a message, each by itself: `Hur mycket sålde vi, och vad kostade hyran?` is two. */
export function questionsIn(message: string): string[] {
  const parts = message
    .split(/\?+|\n+|(?<=\p{L})[.!]\s+(?=\p{Lu})/u)
    .flatMap((part) =>
      part.split(
        /,?\s{1,3}(?:och|samt)\s{1,3}(?=(?:hur (?:mycket|många|stor)|vad (?:kost|är|var|bet)|vilk\p{L}+|vem|när|varför)(?=[\s\p{L}]))/iu,
      ),
    )
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  return parts.slice(0, MOST_QUESTIONS);
}
