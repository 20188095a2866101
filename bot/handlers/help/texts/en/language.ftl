### Language

language-choose = Which language do you prefer?
language-chosen = Done, we'll speak English from now on.
